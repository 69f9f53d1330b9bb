import { afterEach, expect, it } from 'vitest';
import {
  listInvisibleControls,
  listMovements,
  listOverflow,
  listPaleTexts,
  listSmallTargets,
  listViolations,
} from './findFaults';
import { listCriteria } from './listCriteria';

afterEach(() => document.body.replaceChildren());

it('listViolations finds a picture without an alternative text', async () => {
  draw('<p>Ce soir</p>');
  expect(await listViolations()).toBe('pass');
  draw('<img src="data:," />');
  expect(await listViolations()).toBe('image-alt');
});

it('changes of colour finish before violations and criteria are listed', async () => {
  draw('<p>Ce soir</p>');
  const fade = () => document.querySelector('p')?.animate([{ color: '#fff' }, { color: '#000' }], 60_000);
  fade();
  expect(await listViolations()).toBe('pass');
  fade();
  expect(await listCriteria({})).toContain('3.2');
});

it('listPaleTexts finds a text with less contrast than 7 to 1', async () => {
  draw('<p style="color: #444; background: #fff">Ce soir</p>');
  expect(await listPaleTexts()).toBe('pass');
  draw('<p style="color: #666; background: #fff">Ce soir</p>');
  expect(await listPaleTexts()).toBe('p');
});

it('listOverflow finds content that is wider than the window', () => {
  expect(listOverflow()).toBe('pass');
  draw('<div style="inline-size: 4000px">Ce soir</div>');
  expect(listOverflow()).toMatch(/px wide/);
});

it('listInvisibleControls finds a control that is visible only by its background', () => {
  draw(
    '<button>Voir</button><input style="border: 1px solid" /><div style="border: 1px solid"><input style="border: 0" /></div>',
  );
  expect(listInvisibleControls()).toBe('pass');
  draw('<button style="border: 0; inline-size: 20px; block-size: 20px; background: red"></button>');
  expect(listInvisibleControls()).toBe('button');
});

it('listSmallTargets finds a control that is too small for a finger', () => {
  draw(
    '<p><a href="#a">Ce soir</a></p><label style="display: block; block-size: 48px"><input type="checkbox" /></label>',
  );
  expect(listSmallTargets(44)).toBe('pass');
  draw('<button style="block-size: 30px">Voir</button>');
  expect(listSmallTargets(44)).toBe('button 30 px');
});

it('listMovements finds movements, and accepts fading', () => {
  draw('<p>Ce soir</p>');
  const text = document.querySelector('p');
  const fading = text?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60_000 });
  expect(listMovements()).toBe('pass');
  const turning = text?.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 60_000 });
  expect(listMovements()).toBe('rotate');
  fading?.cancel();
  turning?.cancel();
});

function draw(html: string): void {
  document.body.innerHTML = html;
}
