// A 3x3 convolution of planar floats with bias and, if asked, without what is below zero.
// in: c planes of (h+2)*(w+2), a border of one pixel round them; out: o planes of h*w; wt: o*c*9
#include <cstring>
#include <algorithm>
typedef float v16 __attribute__((vector_size(64),aligned(4),may_alias));
template<int O> static void rows(const float*in,const float*wt,const float*bias,float*out,int c,int h,int w,int y,int o0,int relu){
  const int P=w+2; const long plane=(long)P*(h+2); const long op=(long)h*w;
  for(int x=0;x<w;x+=32){
    const int n=std::min(32,w-x); v16 acc[O][2];
    for(int o=0;o<O;o++) acc[o][0]=acc[o][1]=v16{}+bias[o0+o];
    for(int i=0;i<c;i++) for(int dy=0;dy<3;dy++) for(int dx=0;dx<3;dx++){
      const float*p=in+i*plane+(long)(y+dy)*P+x+dx; v16 a=*(const v16*)p,b=*(const v16*)(p+16); const float*q=wt+((long)i*9+dy*3+dx);
      for(int o=0;o<O;o++){ v16 k=v16{}+q[(long)(o0+o)*c*9]; acc[o][0]+=a*k; acc[o][1]+=b*k; }
    }
    for(int o=0;o<O;o++){ float t[32]; memcpy(t,acc[o],sizeof t); float*d=out+(o0+o)*op+(long)y*w+x; for(int k=0;k<n;k++) d[k]=relu?std::max(0.f,t[k]):t[k]; }
  }
}
extern "C" void conv(const float*in,const float*wt,const float*bias,float*out,int c,int o,int h,int w,int relu){
  const int full=o/8*8;
  #pragma omp parallel for schedule(dynamic,4)
  for(int y=0;y<h;y++){
    for(int k=0;k<full;k+=8) rows<8>(in,wt,bias,out,c,h,w,y,k,relu);
    for(int k=full;k<o;k++) rows<1>(in,wt,bias,out,c,h,w,y,k,relu);
  }
}
