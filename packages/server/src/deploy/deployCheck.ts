import { publishableKey as developmentKey } from '../backend/publishableKey.ts';
import { readSettings } from '../settings/readSettings.ts';
import { orExit } from '../startup/orExit.ts';
import { checkDeployment } from './checkDeployment.ts';

/*
 * `pnpm deploy:check URL [SERVER…]`: checks that a site is deployed as described in docs/hosting.md, and each server behind its
 * balancer. For a hosted project set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, as for the build, and
 * SUPABASE_ACCESS_TOKEN, which reads the settings of its mails. Stores no data and
 * creates no account: it signs in, and out again, only where the demo account is.
 */
const [url = '', ...servers] = process.argv.slice(2).map((each) => each.replace(/\/$/, ''));
if (![url, ...servers].every((each) => /^https?:/.test(each) && URL.canParse(each))) {
  process.stderr.write('Say which site is to be checked: pnpm deploy:check https://<site> [http://<server>:4173 …]\n');
  process.exit(1);
}
const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, SUPABASE_ACCESS_TOKEN } = await orExit(
  Promise.resolve(process.env).then(readSettings),
);
const isWhole = await checkDeployment(
  {
    siteUrl: url,
    servers,
    supabaseUrl: VITE_SUPABASE_URL || url,
    publishableKey: VITE_SUPABASE_PUBLISHABLE_KEY || developmentKey,
    accessToken: SUPABASE_ACCESS_TOKEN,
  },
  (line) => process.stdout.write(line),
);
process.exitCode = isWhole ? 0 : 1;
