import { globSync } from 'node:fs';
import { defineConfig, type Plugin } from 'i18next-cli';
import { defaultLanguage, languageCodes } from './packages/engine/src/languages.ts';

const locales = 'packages/app/src/locales';

/** Reads `TFunction<['auth', 'common']>` as what it is first of all, the texts of `auth`: the extractor knows no list. */
const firstNamespace: Plugin = {
  name: 'first-namespace',
  onLoad: (code) => code.replaceAll(/TFunction<\[\s*('[\w/]+')[^\]]*\]>/g, 'TFunction<$1>'),
};

/** The texts of a page of prose: read whole, not key by key. */
const pages = globSync('pages/**/*.json', { cwd: `${locales}/fr` }).map((path) => path.replace(/\.json$/, ''));

/** Keys that the code composes, so that no tool can see them read. One that is read by its name does not belong here. */
const composedKeys = [
  'taxonomy:*',
  'common:footer.company',
  'common:footer.legal',
  'common:footer.product',
  'common:footer.support',
  'common:footer.links.*',
  // Read by the build, for index.html.
  'common:failure.lateText',
  'common:language.*',
  'common:picture.*',
  'common:price.*',
  'common:status.*',
  'auth:failure.*',
  'auth:problem.*',
  'auth:texts.*',
  'auth:titles.*',
  'event:notice.*',
  'event:organizer.*',
  'event:reason.*',
  'event:zones.*',
  'eventForm:attendance.*',
  'eventForm:fields.*',
  'eventForm:folds.*',
  'eventForm:hints.*',
  'eventForm:priceRead.*',
  'eventForm:problem.*',
  'eventForm:sections.*',
  'calendar:guides.*',
  'explore:date.*',
  'explore:filters.hearing',
  'explore:filters.intellectual',
  'explore:filters.mobility',
  'explore:filters.psychic',
  'explore:filters.visual',
  'explore:sort.*',
  'common:rarity.*',
  'home:date.*',
  'onboarding:steps.*',
  'onboarding:tag.*',
  'preferences:descriptions.*',
  'preferences:problem.*',
  'preferences:titles.*',
  'preferences:whole.*',
  'profile:form.problem.*',
  'profile:settings.reports.outcome.*',
  'profile:settings.account.problem.*',
  'profile:settings.staff.*',
  'recommendations:reason.*',
  'tastes:effect.*',
  'tastes:line.*',
  'tastes:subject.*',
  'mails:*',
  'moderation:action.*',
  'moderation:publication.*',
  'moderation:decide.*',
  'moderation:messages.*',
  'moderation:rules.*',
  'myEvents:coming.*',
  'myEvents:past.*',
  'myEvents:publication.*',
  'operations:give.done.*',
  'operations:health.checks.*',
  'operations:health.status.*',
  'operations:health.text.*',
  'operations:take.own.*',
  'poll:answers.*',
  'poll:link.*',
  'poll:numbers.*',
  'poll:organize.ask.*',
  'poll:organize.deadline.past',
  'poll:organize.deadline.required',
  'poll:problem.*',
  'poll:tally.*',
  'report:problem.*',
  'report:reasons.*',
  'secondFactor:challenge.*',
  'secondFactor:failure.*',
  'secondFactor:fields.*',
  'secondFactor:phoneFailure.*',
  'secondFactor:problem.*',
];

/** Keys whose `count` or `context` comes from a function. */
const composedVariants = [
  'common:distance_*',
  'explore:count_*',
  'explore:empty.relax*',
  'explore:filters.count_*',
  'explore:show_*',
  'home:count_*',
  'map:department_*',
  'map:elsewhere_*',
  'map:unplaced_*',
  'home:empty.relax*',
  'myEvents:cancelledNote_*',
  'operations:imports.refused_*',
  'operations:mails.retry_*',
  'operations:quotas.senders_*',
];

/** Which keys the code reads, held against the texts of each language. French is written first. */
export default defineConfig({
  locales: [...languageCodes],
  extract: {
    input: ['packages/app/src/**/*.{ts,tsx}'],
    ignore: ['packages/app/src/**/*.test.{ts,tsx}', `${locales}/**`],
    ignoreNamespaces: pages,
    output: `${locales}/{{language}}/{{namespace}}.json`,
    primaryLanguage: defaultLanguage,
    defaultNS: 'common',
    sort: false,
    extractFromComments: false,
    preserveContextVariants: true,
    preservePatterns: [...composedKeys, ...composedVariants],
  },
  plugins: [firstNamespace],
});
