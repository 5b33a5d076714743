declare module 'virtual:site-script' {
  /** The addresses of the module scripts of every public page, in their order (vite.site-script.ts). */
  const addresses: string[];
  export default addresses;
}
