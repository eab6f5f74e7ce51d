// A 3x3 convolution of planar floats with bias and, if asked, without what is below zero.
// in: c planes of (h+2)*(w+2), a border of one pixel round them; out: o planes of h*w; wt: o*c*9
#include <cstring>
#include <algorithm>
// The accumulators of one tile must fit in the vector registers: 32 of 16 floats with AVX-512, 16 of 8 floats without.
#ifdef __AVX512F__
constexpr int LANES=16, VECTORS=2, CHANNELS=8;
#else
constexpr int LANES=8, VECTORS=3, CHANNELS=4;
#endif
typedef float vec __attribute__((vector_size(LANES*4),aligned(4),may_alias));
constexpr int TILE=LANES*VECTORS;
template<int O> static void rows(const float*in,const float*wt,const float*bias,float*out,int c,int h,int w,int y,int o0,int relu){
  const int P=w+2; const long plane=(long)P*(h+2); const long op=(long)h*w;
  for(int x=0;x<w;x+=TILE){
    const int n=std::min(TILE,w-x); vec acc[O][VECTORS];
    for(int o=0;o<O;o++) for(int v=0;v<VECTORS;v++) acc[o][v]=vec{}+bias[o0+o];
    for(int i=0;i<c;i++) for(int dy=0;dy<3;dy++) for(int dx=0;dx<3;dx++){
      const float*p=in+i*plane+(long)(y+dy)*P+x+dx; const float*q=wt+((long)i*9+dy*3+dx);
      vec a[VECTORS]; for(int v=0;v<VECTORS;v++) a[v]=*(const vec*)(p+v*LANES);
      for(int o=0;o<O;o++){ vec k=vec{}+q[(long)(o0+o)*c*9]; for(int v=0;v<VECTORS;v++) acc[o][v]+=a[v]*k; }
    }
    for(int o=0;o<O;o++){ float t[TILE]; memcpy(t,acc[o],sizeof t); float*d=out+(o0+o)*op+(long)y*w+x; for(int k=0;k<n;k++) d[k]=relu?std::max(0.f,t[k]):t[k]; }
  }
}
extern "C" void conv(const float*in,const float*wt,const float*bias,float*out,int c,int o,int h,int w,int relu){
  const int full=o/CHANNELS*CHANNELS;
  #pragma omp parallel for schedule(dynamic,4)
  for(int y=0;y<h;y++){
    for(int k=0;k<full;k+=CHANNELS) rows<CHANNELS>(in,wt,bias,out,c,h,w,y,k,relu);
    for(int k=full;k<o;k++) rows<1>(in,wt,bias,out,c,h,w,y,k,relu);
  }
}
