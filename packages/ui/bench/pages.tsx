import { MantineProvider, SimpleGrid } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { EventCard } from '../src/components/EventCard/EventCard';
import { EventGrid } from '../src/components/EventGrid/EventGrid';
import { grid } from '../src/components/EventGrid/EventGrid.css';
import { type BenchCard, createCards } from './createCards';
import { MantineCard } from './MantineCard';
import { PlainCard } from './PlainCard';

/** The ways of drawing the same cards that are compared. */
export type Maker = 'lively' | 'plain' | 'mantine';

const cards = createCards(1000);

/** The cards one after the other, to be rendered on a server. */
export const rowOf: Record<Maker, () => ReactElement> = {
  lively: () => (
    <>
      {draw((card) => (
        <EventCard key={card.href} {...card} />
      ))}
    </>
  ),
  plain: () => (
    <>
      {draw((card) => (
        <PlainCard key={card.href} {...card} />
      ))}
    </>
  ),
  mantine: () => (
    <MantineProvider>
      {draw((card) => (
        <MantineCard key={card.href} {...card} />
      ))}
    </MantineProvider>
  ),
};

/** The cards in a grid, to be mounted in a browser. The plain grid lays out every card, as a list by hand would. */
export const gridOf: Record<Maker, () => ReactElement> = {
  lively: () => (
    <EventGrid label="Événements">
      {draw((card) => (
        <EventCard key={card.href} {...card} />
      ))}
    </EventGrid>
  ),
  plain: () => (
    <ul className={grid}>
      {draw((card) => (
        <li key={card.href} style={{ minInlineSize: 0 }}>
          <PlainCard {...card} />
        </li>
      ))}
    </ul>
  ),
  mantine: () => (
    <MantineProvider>
      <SimpleGrid cols={5}>
        {draw((card) => (
          <MantineCard key={card.href} {...card} />
        ))}
      </SimpleGrid>
    </MantineProvider>
  ),
};

function draw(drawOne: (card: BenchCard) => ReactNode): ReactNode[] {
  return cards.map(drawOne);
}
