import { publishableKey as developmentKey } from '../../backend/publishableKey';

/**
 * Which Supabase the app talks to: the one that the two variables name, else the embedded backend
 * that serves the app itself.
 */
export const supabaseUrl: string = import.meta.env.VITE_SUPABASE_URL || location.origin;
export const publishableKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || developmentKey;
