/**
 * The part of the platform's `AbortSignal` that services may rely on.
 *
 * This package compiles without the DOM; in the app this merges with the DOM's own declaration.
 */
interface AbortSignal {
  readonly aborted: boolean;
}
