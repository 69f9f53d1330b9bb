import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../helpers/place';
import { followJourney } from './followJourney';
import type { Journey } from './Journey';
import { answerPoll } from './journeys/answerPoll';
import { create } from './journeys/create';
import { dialogs } from './journeys/dialogs';
import { filter } from './journeys/filter';
import { goOffline } from './journeys/goOffline';
import { keep } from './journeys/keep';
import { openEvent } from './journeys/openEvent';
import { search } from './journeys/search';
import { signIn } from './journeys/signIn';
import { signInWithCode } from './journeys/signInWithCode';
import { signUpByMail } from './journeys/signUpByMail';
import { vote } from './journeys/vote';
import { test } from './test';

/** The journeys of each language. The others say the same texts, from the same components. */
const journeys: Readonly<Record<string, readonly Journey[]>> = {
  fr: [
    search,
    filter,
    openEvent,
    keep,
    vote,
    signIn,
    signInWithCode,
    signUpByMail,
    create,
    answerPoll,
    dialogs,
    goOffline,
  ],
  en: [search, keep, create],
  es: [search, keep, create],
};
const folder = resolve(root, 'test-results/heard');

for (const [language, followed] of Object.entries(journeys))
  for (const journey of followed)
    test.describe(`in ${language}`, () => {
      test.use({
        locale: language,
        serviceWorkers: journey.needsWorker ? 'allow' : 'block',
      });

      test(journey.name, async ({ page, hearing: { log } }, info) => {
        const transcript: string[] = [];
        try {
          const problems = await followJourney(page, journey, { language, log, transcript });
          expect(problems).toEqual([]);
        } catch (error) {
          await info.attach('speech.log', { path: log });
          throw error;
        } finally {
          mkdirSync(folder, { recursive: true });
          writeFileSync(resolve(folder, `${language} ${journey.name}.txt`), `${transcript.join('\n')}\n`);
        }
      });
    });
