/** What the API answers in the gallery, by path below `/api`; a number is a refusal with that status. */
export type AnsweredCalls = Record<string, object | number>;

function answerOf(answer: object | number): Response {
  if (typeof answer === 'object') return Response.json(answer);
  return Response.json({ success: false, message: '', code: 'not_found' }, { status: answer, statusText: 'Not Found' });
}

/** Answers these calls in the page itself; all others go where they always go. */
export function answerCalls(calls: AnsweredCalls): void {
  const usual = window.fetch;
  window.fetch = (target, request) => {
    const address = new URL(target instanceof Request ? target.url : target, window.location.href);
    const answer = calls[address.pathname.replace(/^\/api/, '')];
    return answer === undefined ? usual(target, request) : Promise.resolve(answerOf(answer));
  };
}

/** Without a session every call leads to sign-in. Whoever is signed in stays who they are. */
export function beSignedIn(): void {
  if (localStorage.getItem('token')) return;
  localStorage.setItem('token', 'component-gallery');
  localStorage.setItem('user', JSON.stringify({ username: 'component-gallery', role: 'admin' }));
}
