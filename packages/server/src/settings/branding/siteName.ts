import { branding } from './branding.ts';

/** The name of the site, as text. */
export const siteName = branding?.name ?? 'Lively';
