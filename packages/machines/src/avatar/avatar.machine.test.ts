import { expect, test } from 'vitest';
import type { Picture } from '../picture/pictureProblem';
import { fakePicture } from '../test/fakePicture';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createAvatarMachine } from './avatar.services';

const old = 'https://pictures.example/old.png';
const url = (name: string) => `https://pictures.example/${name}`;
const choose = (picture: Picture) => ({ type: 'avatar.chosen', picture }) as const;
const discard = { type: 'avatar.discarded' } as const;
const [one, two, three] = ['one.png', 'two.png', 'three.png'].map((name) => fakePicture(name)) as [
  Picture,
  Picture,
  Picture,
];

function begin(avatarUrl: string | null = old) {
  const prepare = serviceOnCommand<Picture, Picture>();
  const upload = serviceOnCommand<string, Picture>();
  const remove = serviceOnCommand<void, undefined>();
  const machine = createAvatarMachine({
    preparePicture: prepare.ask,
    uploadAvatar: upload.ask,
    removeAvatar: (signal) => remove.ask(undefined, signal),
  });
  const { actor, emitted } = startActor(machine, { avatarUrl });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, emitted, prepare, upload, remove, value, context };
}

test('a picture is prepared, uploaded, shown and reported', async () => {
  const { actor, emitted, prepare, upload, value, context } = begin();
  actor.send(choose(one));
  expect(actor.getSnapshot().hasTag('working')).toBe(true);
  await prepare.last().succeed(two);
  expect(upload.last().input).toBe(two);
  expect(context().avatarUrl).toBe(old);
  await upload.last().succeed(url('two.png'));
  expect(value()).toBe('idle');
  expect(context()).toMatchObject({ avatarUrl: url('two.png'), picture: null });
  expect(emitted).toEqual([{ type: 'avatar.saved', avatarUrl: url('two.png') }]);
});

test.each([
  ['10 MB and a byte', { size: 10 * 1024 * 1024 + 1 }, 'tooLarge'],
  ['an SVG', { type: 'image/svg+xml' }, 'unsupported'],
  ['an empty file', { size: 0 }, 'empty'],
])('%s is refused before the file is read, and the next choice clears the problem', (_, facts, problem) => {
  const { actor, prepare, context } = begin();
  actor.send(choose(fakePicture('me', facts)));
  expect(context().problem).toBe(problem);
  expect(prepare.calls).toHaveLength(0);
  actor.send(choose(one));
  expect(context().problem).toBeNull();
});

test('a file that is not a picture, or cannot be uploaded, is reported, and the old avatar stays', async () => {
  const { actor, emitted, prepare, upload, value, context } = begin();
  actor.send(choose(one));
  await prepare.last().fail({ code: 'unsupported', message: 'text/html' });
  expect(value()).toBe('idle');
  actor.send(choose(one));
  await prepare.last().succeed(one);
  await upload.last().fail();
  expect(value()).toBe('idle');
  expect(context()).toMatchObject({ avatarUrl: old, picture: null });
  expect(emitted).toEqual([
    { type: 'avatar.failed', failure: { code: 'unsupported', message: 'text/html' } },
    { type: 'avatar.failed', failure: refusal },
  ]);
});

test('a picture chosen during the preparation replaces the first picture', async () => {
  const { actor, prepare, upload } = begin();
  actor.send(choose(one));
  actor.send(choose(two));
  expect(prepare.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await prepare.calls[0]?.succeed(one);
  expect(upload.calls).toHaveLength(0);
  await prepare.last().succeed(two);
  expect(upload.last().input).toBe(two);
});

test('pictures chosen during an upload wait for it, and only the last one is uploaded', async () => {
  for (const outcome of ['succeeds', 'fails']) {
    const { actor, emitted, prepare, upload, context } = begin();
    actor.send(choose(one));
    await prepare.last().succeed(one);
    actor.send(choose(two));
    actor.send(choose(three));
    expect(upload.calls).toHaveLength(1);
    if (outcome === 'succeeds') await upload.last().succeed(url('one.png'));
    else await upload.last().fail();
    expect(prepare.last().input).toBe(three);
    await prepare.last().succeed(three);
    await upload.last().succeed(url('three.png'));
    expect(upload.calls).toHaveLength(2);
    expect(context().avatarUrl).toBe(url('three.png'));
    expect(emitted).toEqual([{ type: 'avatar.saved', avatarUrl: url('three.png') }]);
  }
});

test('a removed picture is shown until the removal succeeds, and then reported', async () => {
  const { actor, emitted, remove, value, context } = begin();
  actor.send(discard);
  actor.send(discard);
  expect(actor.getSnapshot().hasTag('working')).toBe(true);
  expect(context().avatarUrl).toBe(old);
  await remove.last().succeed();
  expect(remove.calls).toHaveLength(1);
  expect(value()).toBe('idle');
  expect(context().avatarUrl).toBeNull();
  expect(emitted).toEqual([{ type: 'avatar.removed' }]);
});

test('a removal that fails is reported, and the picture stays', async () => {
  const { actor, emitted, remove, value, context } = begin();
  actor.send(discard);
  await remove.last().fail();
  expect(value()).toBe('idle');
  expect(context().avatarUrl).toBe(old);
  expect(emitted).toEqual([{ type: 'avatar.removalFailed', failure: refusal }]);
});

test('a removal without a picture sends no request', () => {
  const { actor, remove, value } = begin(null);
  actor.send(discard);
  expect(value()).toBe('idle');
  expect(remove.calls).toHaveLength(0);
});

test.each(['succeeds', 'fails'])('a picture chosen during a removal is uploaded after it %s', async (outcome) => {
  const { actor, emitted, prepare, upload, remove, context } = begin();
  actor.send(discard);
  actor.send(choose(one));
  expect(prepare.calls).toHaveLength(0);
  if (outcome === 'succeeds') await remove.last().succeed();
  else await remove.last().fail();
  expect(context().avatarUrl).toBe(outcome === 'succeeds' ? null : old);
  await prepare.last().succeed(one);
  await upload.last().succeed(url('one.png'));
  expect(context().avatarUrl).toBe(url('one.png'));
  expect(emitted).toEqual([{ type: 'avatar.saved', avatarUrl: url('one.png') }]);
});

test('a file that is not a picture does not stop a running upload', async () => {
  const { actor, prepare, upload, value, context } = begin();
  actor.send(choose(one));
  await prepare.last().succeed(one);
  actor.send(choose(fakePicture('me.svg', { type: 'image/svg+xml' })));
  expect(value()).toBe('uploading');
  expect(context().problem).toBe('unsupported');
  await upload.last().succeed(url('one.png'));
  expect(context().avatarUrl).toBe(url('one.png'));
});

test('leaving the page aborts the preparation and the upload', async () => {
  const first = begin();
  first.actor.send(choose(one));
  first.actor.stop();
  expect(first.prepare.last().signal.aborted).toBe(true);

  const second = begin();
  second.actor.send(choose(one));
  await second.prepare.last().succeed(one);
  second.actor.stop();
  expect(second.upload.last().signal.aborted).toBe(true);
  await second.upload.last().succeed(url('one.png'));
  expect(second.emitted).toEqual([]);
});
