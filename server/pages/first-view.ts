/** The bands of a page but the first, and the footer. */
const BELOW =
  "main>div>:is(section,article):nth-child(n+2),main>div>.with-pole>section,main .contents>section,.site-footer";

/**
 * The browser draws what a visitor sees first, while the rest has a height that is guessed; after the first paint the
 * rest follows, band by band, whenever there is nothing better to do. Only for who comes anew and to the top: whoever
 * comes back, or to a place within the page, needs true heights at once, and so does whoever touches the page.
 */
export const FIRST_VIEW_FIRST =
  `<style>@media screen{.fresh :is(${BELOW}):not([data-drawn]){content-visibility:auto;contain-intrinsic-size:auto 60rem}}</style>` +
  `<script>if(history.state===null&&!location.hash){` +
  `const {classList}=document.documentElement,whole=()=>classList.remove("fresh");classList.add("fresh");` +
  `for(const sign of ["pointerdown","keydown","click"])addEventListener(sign,whole,{capture:true,once:true});` +
  // Safari has no idle callbacks.
  `const idle=draw=>window.requestIdleCallback?requestIdleCallback(draw,{timeout:100}):setTimeout(draw,50);` +
  `addEventListener("DOMContentLoaded",()=>{const rest=[...document.querySelectorAll(".fresh :is(${BELOW})")];` +
  `requestAnimationFrame(()=>idle(function draw(){const band=rest.shift();` +
  `if(band){band.dataset.drawn="";idle(draw)}else whole()}))})}</script>`;
