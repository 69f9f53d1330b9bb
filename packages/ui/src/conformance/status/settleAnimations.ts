/** Finishes the animations of the page, such as a change of colour. An endless animation cannot be finished. */
export function settleAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
