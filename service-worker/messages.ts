/** What a page says to a worker. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** Answered on the port that comes with it, by a BuildAnswer. */
  | { readonly type: 'GET_BUILD' };

export interface BuildAnswer {
  readonly build: string;
}
