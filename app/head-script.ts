// Runs before the first paint, so it is small, has no imports and must not fail; its text is constant, so that the
// Content-Security-Policy can name its hash.

/**
 * `firstView`, for what waits until the first view has loaded and been painted, at most three seconds: other pictures and the
 * Latin font of Arabic pages (`[data-js='']`), and the scripts. Colour mode without a flash, a dismissed notice, and a
 * language kept only in storage copied into the cookie. zod is told not to try whether it may make functions of text: the
 * page's policy forbids it, and each try is reported.
 */
export const headScript = `(function(d,e){(self.firstView=new Promise(function(r){var n=2,o=function(){--n||r()};addEventListener("load",o);setTimeout(r,3e3);
try{new PerformanceObserver(function(_,p){p.disconnect();o()}).observe({type:"paint",buffered:!0})}catch(x){o()}})).then(function(){e.dataset.js="seen"});e.dataset.js="";
window.__zod_globalConfig={jitless:true};try{var l=localStorage,m=l.getItem("color-mode");
if(m==="light"||m==="dark")e.dataset.colorMode=m;
if(l.getItem("notice-dismissed"))e.dataset.notice="dismissed";
var k="i18nextLng",g=l.getItem(k)||sessionStorage.getItem(k),p=location.pathname;
if(g&&!/(^|; )i18nextLng=/.test(d.cookie)&&!/^\\/ar(\\/|$)/.test(p)){g=/^ar/i.test(g)?"ar":/^en/i.test(g)?"en":"";
if(g){d.cookie=k+"="+g+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
if(g!==e.lang&&/(^|; )i18nextLng=/.test(d.cookie))location.replace(location.href)}}}catch(x){}})(document,document.documentElement)`;
