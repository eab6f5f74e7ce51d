/** The bands of a page but the first two, and the footer. */
const BELOW =
  "main>div>:is(section,article):nth-child(n+3),main>div>.with-pole>section+section,main .contents>section," +
  ".site-footer";

/**
 * What is drawn before the first paint: what a visitor sees first, while the rest has a height that is guessed. Only for
 * who comes anew and to the top; whoever comes back, or to a place within the page, needs true heights at once, and so
 * does whoever touches the page.
 */
export const DRAW_FIRST_VIEW =
  `<style>@media screen{.fresh :is(${BELOW}){content-visibility:auto;contain-intrinsic-size:auto 60rem}}</style>` +
  `<script>if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){` +
  `const {classList}=document.documentElement;classList.add("fresh");for(const sign of ["pointerdown","keydown"])` +
  `addEventListener(sign,()=>classList.remove("fresh"),{capture:true,once:true})}</script>`;

/** Then the rest, band by band, whenever the browser has nothing better to do; Safari tells by the clock only. */
export const DRAW_THE_REST =
  `const rest=[...document.querySelectorAll(".fresh :is(${BELOW})")],` +
  `idle=draw=>window.requestIdleCallback?requestIdleCallback(draw):setTimeout(draw,50);` +
  `idle(function draw(){const band=rest.shift();if(band){band.style.contentVisibility="visible";idle(draw)}` +
  `else document.documentElement.classList.remove("fresh")});`;
