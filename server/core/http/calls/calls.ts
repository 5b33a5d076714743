// All that a calls file needs: `callsFor`, the kinds of bodies and replies, and parameters.
export * from './api-call.ts';
export * from './bulk-call.ts';
export * from './call.ts';
export * from './call-bodies.ts';
export * from './call-parameters.ts';
export * from './call-replies.ts';
