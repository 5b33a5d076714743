/**
 * Appends the loader data, in the router's encoding, to a page, as `ServerRouter` does when given a stream; that would
 * suspend and render twice.
 */
export function withLoaderData(html: string, data: string): string {
  const end = html.lastIndexOf('</body>');
  const controller = 'window.__reactRouterContext.streamController';
  // Escaped, so that no text closes the script.
  const encoded = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script>${controller}.enqueue(${encoded});${controller}.close()</script>${html.slice(end)}`;
}
