// Plain JSON: the only kind of value that states, commands, events and views are made of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
