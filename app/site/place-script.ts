// Runs at the end of every public page, before it is painted: constant, so that the Content-Security-Policy can contain
// its hash. `islands/place.ts` stores what it reads.

/** The session storage key of a place that the next page shows again. */
export const keptPlace = 'place';

/** The controls that may be focused again, in page order. */
export const staying = '[data-stays],[data-stays] input:not([type=hidden]),[data-stays] button';

/**
 * Returns to the place where the reader followed a link, after going back; and to that of the same screen with another
 * filter, where it focuses the same control. Until the page has loaded, "auto" would let the browser restore its own
 * place, the top.
 */
export const placeScript = `(function(h){try{var s,go=function(y){scrollTo({top:y,behavior:"instant"})},n=performance.getEntriesByType("navigation")[0],t=h.state,p;
if(n&&n.type==="back_forward"&&t&&t.y>=0)go(t.y);
if(h.scrollRestoration==="manual"){h.replaceState(null,"");addEventListener("load",function(){setTimeout(function(){h.scrollRestoration="auto"})})}
s=sessionStorage;p=s.getItem("${keptPlace}");if(p){s.removeItem("${keptPlace}");p=JSON.parse(p);if(p.to===location.pathname+location.search){go(p.y);var e=document.querySelectorAll(${JSON.stringify(staying)})[p.focused];if(e){e.focus({preventScroll:!0});if(p.typed!=null&&e.value===e.defaultValue)e.value=p.typed}}}}catch(x){}})(history)`;
