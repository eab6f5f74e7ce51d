"""The way in, for the home page's film: where the camera and the door of bay 1 are at a time."""
X0=7.42; Y0=4.2; SECONDS=12.0; ROWS=5; DW,DH=4.0,4.2
ease=lambda u:(lambda u:u*u*u*(u*(6*u-15)+10))(min(1,max(0,u)))
def door_up(t): return DH*ease((t-.3)/3.6)
WAY=[(0,14.9,.75,180.0),(1.2,14.45,.95,180.0),(2.6,12.7,1.95,179.8),(4.0,10.15,3.35,178.6),(5.2,7.75,4.03,174.5),(6.4,5.45,4.20,166.0),(7.6,3.65,4.16,151.0),(8.8,2.35,4.20,134.0),(10.0,1.45,4.42,119.0),(11.1,1.02,4.72,110.5),(12.0,.90,4.90,108.5),(12.5,.88,4.94,108.3)]
def way(t):
    """position and heading at a time: Catmull-Rom with the speed of each stretch, level at 1.58 m"""
    t*=WAY[-1][0]/SECONDS; P=WAY; i=max(k for k in range(len(P)) if P[k][0]<=t+1e-9); i=min(i,len(P)-2); a,b=P[i],P[i+1]; h=b[0]-a[0]; u=(t-a[0])/h; out=[]
    def slope(k,c):
        if k==0 or k==len(P)-1: return 0.0
        return (P[k+1][c]-P[k-1][c])/(P[k+1][0]-P[k-1][0])
    for c in (1,2,3):
        m0,m1=slope(i,c)*h,slope(i+1,c)*h; out.append((2*u**3-3*u*u+1)*a[c]+(u**3-2*u*u+u)*m0+(-2*u**3+3*u*u)*b[c]+(u**3-u*u)*m1)
    return (out[0],out[1],1.58),out[2]
