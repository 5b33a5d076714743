declare module 'virtual:site-script' {
  /** The addresses of the module scripts of every public page, in their order (vite.site-script.ts). */
  const addresses: string[];
  export default addresses;
}

declare module '*?inline-script' {
  /** The script as it stands in a page, minified (vite.inline-script.ts). */
  const text: string;
  export default text;
}
