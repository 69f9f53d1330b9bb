import { pollAnswers, pollProblems, toFailure, trimText, withDeadline } from '@lively/machines';
import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import { createQueryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { listReadQueries } from '../data/ReadQuery';
import type { RenderedPoll } from '../data/RenderedPoll';
import { isLinkToken, newLinkToken } from '../device/linkTokens';
import { localizePath, paths, splitLanguage } from '../navigation/paths';
import { pollServicesFor, polls } from '../supabase/pollServices';
import { listTexts } from './listTexts';
import type { AnsweredPoll, ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';

/**
 * Renders a poll for friends, with a new token for a guest without scripts, or with that of their own link.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @param rendered - The result of sent answers. @default none
 * @throws Error if the backend does not answer.
 */
export async function renderPoll(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
  rendered: Omit<RenderedPoll, 'answerToken'> = {},
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const { token, answerToken } = readTokens(path);
  const poll = token
    ? await withDeadline((signal) => polls.readPoll({ token, answerToken, userId: null }, signal))
    : null;
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.poll(token, answerToken), poll);
  const renderedPage = {
    now,
    queries: listReadQueries(queryClient),
    answer,
    poll: { ...rendered, answerToken: answerToken ?? newLinkToken() },
  };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, queryClient, renderedPage });
  return {
    status: poll ? 200 : 404,
    path: path + search,
    pathname,
    language,
    markup,
    modules: [
      'src/frame/DataLayout.tsx',
      'src/routes/poll/poll.route.tsx',
      ...listTexts(language, ['poll', 'taxonomy']),
    ],
    renderedPage,
  };
}

/**
 * Stores the answers of a guest without scripts.
 *
 * @param pathname - The path of the poll, with its language.
 * @param headers - Contain the sender's address for the backend.
 */
export async function answerPoll(
  pathname: string,
  fields: Readonly<Record<string, unknown>>,
  now: number,
  headers: Readonly<Record<string, string>>,
): Promise<AnsweredPoll> {
  const { language, path } = splitLanguage(pathname);
  const { token, answerToken: linkToken } = readTokens(path);
  const sentToken = typeof fields.answer === 'string' ? fields.answer : undefined;
  const answerToken = linkToken ?? (isLinkToken(sentToken) ? sentToken : newLinkToken());
  const filled = readFields(fields);
  const problems = pollProblems(filled);
  const showAgain = async (status: 422 | 429 | 503, rendered: Omit<RenderedPoll, 'answerToken'>) => ({
    status,
    page: await renderPoll(pathname, '', now, undefined, { ...rendered, fields: filled }),
  });
  if (Object.keys(problems).length) return showAgain(422, { problems });
  try {
    const change = { ...filled, change: crypto.randomUUID() };
    const reader = { token, answerToken, userId: null };
    await withDeadline((signal) => pollServicesFor(headers).answerPoll(reader, change, signal));
    return { status: 303, location: localizePath(paths.pollAnswer(token, answerToken), language) };
  } catch (error) {
    const { code } = toFailure(error);
    // Closed or deleted meanwhile: the page shows it.
    if (code === 'PT410' || code === 'PT404') return { status: 303, location: pathname };
    return showAgain(code === 'PT429' ? 429 : /^(2[23]|PT409)/.test(code) ? 422 : 503, { failure: code });
  }
}

/** Reads the tokens of `/choose/:token/:answerToken`; an invalid token is empty, or null. */
function readTokens(path: string): { token: string; answerToken: string | null } {
  const [, , token, answerToken] = path.split('/');
  return { token: isLinkToken(token) ? token : '', answerToken: isLinkToken(answerToken) ? answerToken : null };
}

/** Reads the sent values: the name, and each answer by the id of its option. */
function readFields(fields: Readonly<Record<string, unknown>>) {
  const prefix = 'option-';
  const answers = Object.entries(fields).flatMap(([name, value]) => {
    const answer = pollAnswers.find((each) => each === value);
    return name.startsWith(prefix) && answer ? [[name.slice(prefix.length), answer] as const] : [];
  });
  const name = typeof fields.name === 'string' ? trimText(fields.name) : '';
  return { name, answers: Object.fromEntries(answers) };
}
