declare const brand: unique symbol;

/** A value that must not be mixed with others of the same shape. One function makes each brand. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
