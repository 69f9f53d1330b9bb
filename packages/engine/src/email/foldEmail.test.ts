import { expect, test } from 'vitest';
import { foldEmail } from './foldEmail.ts';

test.each([
  ['box@gmail.com', 'box@gmail.com'],
  ['b.o.x@gmail.com', 'box@gmail.com'],
  ['BOX+1@googlemail.com', 'box@gmail.com'],
  [' Box+a+b@Gmail.com ', 'box@gmail.com'],
  ['zoe@exemple.fr', 'zoe@exemple.fr'],
  ['zoe@protonmail.com', 'zoe@proton.me'],
  ['zoe+1@pm.me', 'zoe@proton.me'],
  ['zoe@Me.com', 'zoe@icloud.com'],
  ['zoe@mac.com', 'zoe@icloud.com'],
  ['zoe@constructor', 'zoe@constructor'],
  ['zoe@notgooglemail.com', 'zoe@notgooglemail.com'],
  ['ÉMILE@exemple.fr', 'émile@exemple.fr'],
  ['+@exemple.fr', '@exemple.fr'],
  ['no address', '@no address'],
])('%j is counted as %s', (address, mailbox) => expect(foldEmail(address)).toBe(mailbox));
