/** The look of the API page: the site's colours, light or dark as the reader's system is set. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fcfbf8, #0d151d);
  --surface: light-dark(#fff, #131e28);
  --text: light-dark(#14222e, #e6edf2);
  --muted: light-dark(#4a5a67, #a5b6c4);
  --line: light-dark(#dfdbd0, #2a3b4a);
  --accent: light-dark(#126fac, #7dc0eb);
  --green: light-dark(#177850, #72cda1);
  --danger: light-dark(#b3261e, #ff9d94);
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1rem; }
body {
  margin: 0 auto; padding: clamp(1rem, 3vw, 2.5rem); max-inline-size: 76rem;
  background: var(--paper); color: var(--text); font: 1rem/1.6 system-ui, "Segoe UI", sans-serif;
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(1.5rem, 4vw, 3.5rem);
}
nav { columns: 14rem; }
nav h2, nav ul { break-inside: avoid; }
@media (min-width: 60rem) {
  body { grid-template-columns: 17rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav { columns: auto; position: sticky; inset-block-start: 1rem; align-self: start; max-block-size: calc(100vh - 2rem); overflow: auto; }
}
header p { max-inline-size: 68ch; color: var(--muted); }
h1, h2, h3, h4 { line-height: 1.25; margin: 0; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.75rem); }
main h2 { font-size: 1.5rem; margin-block: 0 1rem; }
section + section { margin-block-start: 3rem; }
h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
h4 { font-size: .8125rem; color: var(--muted); margin-block: 1rem .25rem; }
nav h2 { font-size: .9375rem; margin-block-start: .5rem; }
nav h2 a { display: block; padding-block: .125rem; min-block-size: 1.5rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding-block: .125rem; min-block-size: 1.5rem; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { text-decoration: underline; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin-block-end: 1rem; }
article p { margin-block: .25rem; }
article ul { margin-block: .25rem; padding-inline-start: 1.25rem; }
a { color: var(--accent); }
a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { font: .875em/1.5 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }
h3 b, nav b { font-size: .75rem; color: var(--accent); }
b.post { color: var(--green); }
b.delete { color: var(--danger); }
.who { color: var(--muted); border: 1px solid var(--line); border-radius: 4px; padding: 0 .375rem; font-size: .8125rem; white-space: nowrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid var(--line); }
thead th { font-size: .8125rem; color: var(--muted); font-weight: 500; }
tbody th { font-weight: 500; white-space: nowrap; }
small { color: var(--muted); font-weight: 400; }
td { overflow-wrap: anywhere; min-inline-size: 8rem; }
`;
