/**
 * The publishable key of the embedded backend. Publishable keys are public by design (row level security
 * decides what they see), so the development one is the same on every machine.
 */
export const publishableKey = 'sb_publishable_lively_development_only';
