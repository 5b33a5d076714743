// Runs in every public page: at most 1 KB (tested), no imports, must not break the page. t: add a listener; s, l, h:
// sessionStorage, location and history; o: the original pushState; j: JSON.stringify; p: the last reported path; f:
// whether the visit starts here; v: its source.

/**
 * Reports page views and clicks of interest without identifying the visitor; not for staff, and not with Do Not Track.
 * The source of a visit stays in the tab, and is sent with a form. A view is reported shortly after loading, so that it
 * does not delay the first paint, or when the page is left. Vocabulary: `shared/visit.ts`; counting: `server/visits`.
 */
export const visitScript = `try{let d=document,n=navigator;if(n.doNotTrack==1||n.globalPrivacyControl||localStorage.token)throw 0;let t=addEventListener,s=sessionStorage,l=location,h=history,o=h.pushState,f=!s.visit,j=JSON.stringify,q=new URL(l).searchParams,r=d.referrer,p,v,tell=(kind,first)=>{try{n.sendBeacon("/api/visits",new Blob([j({...v,kind,path:l.pathname,language:d.documentElement.lang,first})],{type:"application/json"}))}catch{}},view=()=>{p!=(p=l.pathname)&&(tell("view",f),f=!1)};if(f){r=r&&new URL(r).host;f=r!=l.host;s.visit=j({referrer:f?r:"",campaign:q.get("utm_campaign")||q.get("utm_source")||"",page:l.pathname})}
v=JSON.parse(s.visit);h.pushState=(...a)=>{o.apply(h,a);view()};t("popstate",view);t("pagehide",view);t(d.prerendering?"prerenderingchange":"load",()=>setTimeout(view,99));
t("click",e=>{(e=e.target.closest("a,[data-visit]"))&&(e=e.dataset.visit||{"tel:":"phone","mailto:":"mail"}[e.protocol]||e.host=="wa.me"&&"whatsapp")&&tell(e)},!0);
t("formdata",e=>e.target.formStamp&&e.formData.set("visit",s.visit))}catch{}`;
