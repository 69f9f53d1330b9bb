import type { BlogPostContent } from '@lively/ui/screens';

export const drawnPosters: BlogPostContent = {
  id: 'drawn-posters',
  meta: {
    title: 'A poster for every event, even without a photo',
    description:
      'Why Lively draws the events that arrive without a picture, how a poster is made and how twenty concerts avoid looking alike.',
  },
  opening: [
    'Many events arrive without a picture. A choir has no photographer. A flea market looks the same from one year to the next, and the only photo available often shows a car park. For a few months we did what everybody does: a grey rectangle with a crossed-out camera. Those events got half as many visits. The grey said: nothing to see here.',
    'I learned to draw in a screen-printing workshop, where every colour is counted because it costs one more pass. That constraint felt right. We put the grey rectangles away and decided that every event would have its poster.',
  ],
  sections: [
    {
      id: 'three-inks',
      title: 'Three inks and a motif',
      blocks: [
        'Each category has its colour, a loud one, and a second, pale one. Add to these the bottle green of the Morris columns and the paper. No gradient, no shadow, no texture: flat colour, as under a press.',
        'Each category has its motifs too. The grooves of a record for music, the lines of a pitch for sport, arches for culture, a sun for festivals, tiles for tech, a plate for food, hills for leisure. Then variations, because one motif alone soon turns into a rubber stamp.',
      ],
    },
    {
      id: 'always-the-same',
      title: 'Always the same, never twice',
      blocks: [
        'A poster is computed from two things: the event’s category and its identifier. The identifier decides the motif, where the colours go, the angle of a tone arm or the height of a hill. So the same event has the same poster today, tomorrow, on your phone and on a partner’s site. Nothing is stored: it is drawn again each time, in a fraction of a millisecond.',
        'What took longest was avoiding too much of a family likeness. Put twenty concerts side by side: if the eye sees the repetition first, it has failed. We printed whole sheets, pinned them to the office wall and removed the twins one by one by changing the rules. The rule that unlocked everything is almost silly: the ground, the figure and the second figure swap colours.',
      ],
    },
    {
      id: 'light',
      title: 'Under two kilobytes',
      blocks: [
        'A decent photo weighs one to two hundred kilobytes. A drawn poster weighs less than two. On a slow network, at a festival where everyone is looking for the same stage at the same moment, that makes a real difference: the poster arrives with the text, not after it.',
        'Screen readers do not describe it, and that is on purpose. It says nothing that the title, the date and the category do not already say, in words, right beside it. No information hangs on colour alone.',
      ],
    },
    {
      id: 'yours',
      title: 'And if you have a picture?',
      blocks: [
        'Then that is what people see. A photo of a rehearsal, a hand-made poster, a portrait: as soon as you add a picture to your event, our drawing steps aside. It only returns if the picture cannot be loaded.',
        'A theatre company in Marseille nevertheless asked us how to get hold of ours, to print it. It now hangs on the door of their rehearsal room, sixty centimetres by eighty. It is the finest compliment ever paid to a few lines of geometry.',
      ],
    },
  ],
};
