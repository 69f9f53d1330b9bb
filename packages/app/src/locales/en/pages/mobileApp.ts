import type { MobileAppContent } from '@lively/ui/screens';

export const mobileApp: MobileAppContent = {
  meta: {
    title: 'The mobile app',
    description:
      'Lively’s app for iOS and Android, announced for the second quarter of 2024, is not out yet. Where we stand, and how to be told.',
  },
  poster: { category: 'music', seed: 'mobile-app' },
  overline: 'App',
  title: 'The poster in your pocket',
  lead: 'An app for iOS and Android is in the making. It is late; here is the truth about its calendar, and what already works.',
  release: {
    title: 'Planned for Q2 2024, still to come',
    text: 'We had announced a release in the second quarter of 2024. That date has passed and the app is not here. The beta got lost without a network, exactly where people look for a stage; we started it over. We will give a new date when we can keep it.',
  },
  platforms: {
    label: 'Pre-order',
    items: [
      {
        value: 'ios',
        label: 'iPhone and iPad',
        text: 'Free pre-order: you are told on the day it reaches the App Store.',
      },
      {
        value: 'android',
        label: 'Android',
        text: 'Free pre-order: you are told on the day it reaches Google Play.',
      },
    ],
  },
  features: {
    title: 'What it will do',
    items: [
      {
        id: 'offline',
        title: 'Your outings without a network',
        text: 'Tickets you followed, times and addresses can be read at the back of a venue.',
      },
      {
        id: 'reminder',
        title: 'A reminder at the right time',
        text: 'The time to leave, not the time it begins. One message per outing.',
      },
      {
        id: 'near',
        title: 'Around you',
        text: 'What begins within the hour, on foot. Your position does not leave the phone.',
      },
      {
        id: 'share',
        title: 'Together',
        text: 'A shared list, a vote, a decision before the rain stops.',
      },
    ],
  },
  previews: {
    title: 'Previews',
    items: [
      {
        id: 'tonight',
        title: 'Tonight',
        text: 'The evening’s posters, to flick through with a thumb.',
        category: 'music',
        seed: 'preview-tonight',
      },
      {
        id: 'why',
        title: 'Why you',
        text: 'The reasons, the points, the total.',
        category: 'sport',
        seed: 'preview-why',
      },
      {
        id: 'mine',
        title: 'My events',
        text: 'The next ones first, readable without a network.',
        category: 'festival',
        seed: 'preview-mine',
      },
    ],
  },
  quotes: {
    title: 'During the beta',
    items: [
      {
        id: 'ludovic',
        quote: '“The ‘leave now’ reminder got me to a concert on time for the first time since 2019.”',
        name: 'Ludovic P.',
        role: 'iOS tester, Nantes',
      },
      {
        id: 'mei',
        quote: '“Very beautiful, but empty as soon as the metro went under the Seine. You were right to start again.”',
        name: 'Mei L.',
        role: 'Android tester, Paris',
      },
    ],
  },
  form: {
    title: 'Be told when it is out',
    text: 'A single email, on the day the app exists. Your address is then erased.',
    submit: 'Tell me',
    sending: 'Sending…',
    sent: { title: 'Noted', text: 'You will get a message on the day it is out, and none before.' },
    failed: {
      title: 'The sign-up did not go through',
      text: 'Your address is still in the field. Check your connection and try again in a few minutes.',
    },
    errors: {
      required: 'We need this field to tell you.',
      email: 'This address is not complete: the @, or what follows it, may be missing.',
      summary: (count) => `${count} answers to correct`,
    },
    fields: {
      email: { label: 'Your email address' },
      platform: { label: 'Your phone' },
    },
  },
  meanwhile: {
    title: 'Until then, the site fits in your phone',
    text: 'It is made for small screens, from 320 pixels. You can add it to your home screen:',
    steps: [
      'On an iPhone: open Lively in Safari, tap Share, then “Add to Home Screen”.',
      'On Android: open Lively in Chrome, tap the menu, then “Add to Home screen”.',
    ],
  },
};
