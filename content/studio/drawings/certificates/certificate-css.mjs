import { page } from './guilloche.mjs';

/** The certificate's style sheet in the issuer's letters and colours. */
export const certificateCss = ({ latinFont, arabicFont, ink, colours, ground }) => `
@page { size: A4; margin: 0 }
:root { --ground: ${ground} }
* { box-sizing: border-box; margin: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
html { width: ${page.width}px; overflow: hidden }
body { position: relative; width: ${page.width}px; height: ${page.height - 1}px; overflow: hidden; background: ${ground}; color: ${ink}; font: 15px/1.4 '${latinFont}', '${arabicFont}'; text-align: center }
[lang='ar'] { font-family: '${arabicFont}', '${latinFont}'; line-height: 1.5 }
.paper { position: absolute; inset: 0 }
main { position: absolute; inset: 74px 84px 104px; display: flex; flex-direction: column; align-items: center }
header { display: flex; align-items: center; gap: 20px; text-align: start }
.issuer p { font-size: 21px; font-weight: 700; line-height: 1.3; text-align: left }
.issuer [lang='ar'] { font-size: 20px; text-align: left }
.banner { display: flex; gap: 14px; align-items: center; margin-top: 16px; padding: 1px 22px; border: 1.5px solid ${colours[2]}; color: ${colours[2]}; font-size: 15px; font-weight: 700; letter-spacing: 3px; text-transform: uppercase }
.banner [lang='ar'], .banner [lang='ar'] * { letter-spacing: 0; font-size: 17px }
h1 { display: flex; flex-direction: column; margin-top: auto; padding-top: 14px; color: ${colours[0]}; font-size: 38px; font-weight: 400; line-height: 1.15 }
h1 [lang='ar'] { font-size: 33px; font-weight: 700; line-height: 1.45 }
.lead { display: flex; justify-content: center; gap: 26px; margin-top: 20px; font-size: 16px }
.holder { display: flex; flex-direction: column; margin-top: 8px; font-size: 19.5px; font-weight: 700; line-height: 1.35; text-wrap: balance }
.holder [lang='ar'] { font-size: 20px }
.place { display: flex; flex-wrap: wrap; justify-content: center; gap: 2px 22px; margin-top: 4px; font-size: 13.5px }
.code { margin-top: 8px; color: ${colours[0]}; font-size: 46px; font-weight: 700; line-height: 1.1; letter-spacing: 1px }
h2 { display: flex; flex-direction: column; margin-top: 4px; max-width: 600px; font-size: 23px; font-weight: 700; line-height: 1.3; text-wrap: balance }
h2 [lang='ar'] { font-size: 22px; line-height: 1.55 }
.scope { display: grid; grid-template-columns: 1fr 1fr; gap: 34px; width: 100%; margin-top: auto; padding-top: 12px; border-top: 1px solid ${colours[1]}; text-align: start }
.scope h3 { color: ${colours[0]}; font-size: 15px; font-weight: 700 }
.scope p { font-size: 14.5px }
.scope [lang='ar'] { text-align: right }
dl { display: grid; grid-template-columns: repeat(3, 1fr); width: 100%; margin-top: 16px; border: solid ${colours[1]}; border-width: 1px 0 }
dl > div { padding: 8px 6px 10px }
dl > div + div { border-left: 1px solid ${colours[1]} }
dt { display: flex; justify-content: center; gap: 10px; font-size: 12.5px; opacity: 0.85 }
dd { display: flex; flex-direction: column; font-size: 16px; font-weight: 700; line-height: 1.35 }
dd b { font-size: 17px; margin-top: 8px }
footer { display: flex; justify-content: space-between; align-items: center; width: 100%; margin-top: auto; padding: 0 24px }
.seal text { fill: ${colours[0]}; font: 700 12px '${latinFont}'; text-anchor: middle; letter-spacing: 1px }
.seal .seal-ar { font: 700 17px '${arabicFont}'; letter-spacing: 0 }
.signature p { display: flex; justify-content: center; gap: 14px; border-top: 1px solid ${ink}; padding-top: 3px; font-size: 13px }
.watermark { fill: ${colours[0]}; fill-opacity: 0.075; font-weight: 700; font-size: 124px; text-anchor: middle; letter-spacing: 6px }
.watermark [lang='ar'] { font-size: 132px; letter-spacing: 0 }
.notice { position: absolute; inset: auto 90px 66px; display: flex; flex-direction: column; font-size: 10.5px; line-height: 1.35 }
.notice [lang='ar'] { font-size: 11.5px; line-height: 1.4 }
`;
