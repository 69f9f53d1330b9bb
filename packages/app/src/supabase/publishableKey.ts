/**
 * The publishable key of the embedded backend. Publishable keys are public by design (row level security restricts
 * them), so the development key is the same on every machine.
 */
export const publishableKey = 'sb_publishable_lively_development_only';
