// Runs in every visitor's page, so it is small (a test: at most 1 KB), has no imports and must not fail; nothing else of
// the page may break with it. t: how it listens; s, l, h: the browser's storage of the tab, address and history; o: its
// own pushState; j: writes JSON; p: the path whose view was told last; f: whether the visit begins here; v: where it came
// from.

/**
 * Tells the server of views and of clicks that show interest, and nothing about who visits; not of staff, and not of who
 * asks not to be tracked. Where a visit came from stays in the tab, and goes along with a form that is sent. A view is told
 * a moment after the page has loaded, as the first paint shares its line with nothing that can wait, or when the page is
 * left before.
 * `shared/visit.ts` has the words, `server/visits` counts.
 */
export const visitScript = `try{let d=document,n=navigator;if(n.doNotTrack==1||n.globalPrivacyControl||localStorage.token)throw 0;let t=addEventListener,s=sessionStorage,l=location,h=history,o=h.pushState,f=!s.visit,j=JSON.stringify,q=new URL(l).searchParams,r=d.referrer,p,v,tell=(kind,first)=>{try{n.sendBeacon("/api/visits",new Blob([j({...v,kind,path:l.pathname,language:d.documentElement.lang,first})],{type:"application/json"}))}catch{}},view=()=>{p!=(p=l.pathname)&&(tell("view",f),f=!1)};if(f){r=r&&new URL(r).host;f=r!=l.host;s.visit=j({referrer:f?r:"",campaign:q.get("utm_campaign")||q.get("utm_source")||"",page:l.pathname})}
v=JSON.parse(s.visit);h.pushState=(...a)=>{o.apply(h,a);view()};t("popstate",view);t("pagehide",view);t(d.prerendering?"prerenderingchange":"load",()=>setTimeout(view,99));
t("click",e=>{(e=e.target.closest("a,[data-visit]"))&&(e=e.dataset.visit||{"tel:":"phone","mailto:":"mail"}[e.protocol]||e.host=="wa.me"&&"whatsapp")&&tell(e)},!0);
t("formdata",e=>e.target.formStamp&&e.formData.set("visit",s.visit))}catch{}`;
