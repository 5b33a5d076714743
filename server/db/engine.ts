/** The databases the program runs on. */
export type Engine = 'sqlite' | 'postgres';
