// Runs before the first paint: small, without imports, must not throw; constant, so that the Content-Security-Policy
// can contain its hash.

/**
 * - Says that scripts run (`data-js`), and that the first view has loaded and been painted (`data-js=seen`, after three
 *   seconds at most), which other pictures and the Latin font of Arabic pages wait for.
 * - Loads the page's scripts (`data-src`) after the first paint, and at once on a page that is not shown, such as one that
 *   is prerendered: until then the first picture and the font have the connection.
 * - Pictures that begin 1.8 screens down the page or further (`data-far`) wait until the reader scrolls, types or touches:
 *   browsers would fetch three screens ahead. Those in a link without a name of its own do not, since their text is that
 *   name.
 * - Sets the colour mode without a flash, hides a dismissed notice, and copies a language kept only in storage into the
 *   cookie.
 * - zod must not probe `Function`: the policy forbids it, and each attempt is reported.
 */
export const headScript = `(function(d,e){e.dataset.js="";var n=2,s=function(){if(!e.dataset.js){try{v()}catch(x){}e.dataset.js="seen"}},
v=function(){var f=[].filter.call(d.querySelectorAll("img[loading=lazy]"),function(i){return !i.closest("a:not([aria-label])")&&i.parentNode.getBoundingClientRect().top>1.8*innerHeight});
f.forEach(function(i){i.dataset.far=""});["scroll","keydown","pointerdown"].forEach(function(t){addEventListener(t,function(){f.forEach(function(i){delete i.dataset.far})},{capture:!0,once:!0})})},
o=function(){--n||s()};addEventListener("load",o);setTimeout(function(){s();b()},3e3);
var b=function(){if(d.readyState==="loading")return addEventListener("DOMContentLoaded",b);
d.querySelectorAll("script[data-src]").forEach(function(i){var t=d.createElement("script");t.type="module";t.async=!1;t.fetchPriority="low";t.src=i.dataset.src;i.replaceWith(t)})};
if(d.hidden)b();
try{new PerformanceObserver(function(_,p){p.disconnect();o();b()}).observe({type:"paint",buffered:!0})}catch(x){o();b()}
window.__zod_globalConfig={jitless:true};try{var l=localStorage,m=l.getItem("color-mode");
if(m==="light"||m==="dark")e.dataset.colorMode=m;
if(l.getItem("notice-dismissed"))e.dataset.notice="dismissed";
var k="i18nextLng",g=l.getItem(k)||sessionStorage.getItem(k),p=location.pathname;
if(g&&!/(^|; )i18nextLng=/.test(d.cookie)&&!/^\\/ar(\\/|$)/.test(p)){g=/^ar/i.test(g)?"ar":/^en/i.test(g)?"en":"";
if(g){d.cookie=k+"="+g+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
if(g!==e.lang&&/(^|; )i18nextLng=/.test(d.cookie))location.replace(location.href)}}}catch(x){}})(document,document.documentElement)`;
