/**
 * A bundler plugin for code that runs on the server. V8 keeps the source of a program in memory, and with two bytes for
 * each character as soon as one of them is not Latin-1: comments are left out, and Arabic is written as `\u0645`.
 */
export const leanOutput = {
  name: 'lean-output',
  outputOptions: (options) => ({ ...options, comments: false }),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
  },
};

/** The same program: strings, patterns and names may hold escapes. */
const inAscii = (code) =>
  code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
