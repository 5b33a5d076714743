/**
 * A page with what its loaders read, `data` as the router encodes it, in the words that its browser part listens for: what
 * `ServerRouter` adds itself when it is given a stream, for which it suspends and renders twice.
 */
export function withLoaderData(html: string, data: string): string {
  const end = html.lastIndexOf('</body>');
  const controller = 'window.__reactRouterContext.streamController';
  // No text in it ends the script.
  const encoded = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script>${controller}.enqueue(${encoded});${controller}.close()</script>${html.slice(end)}`;
}
