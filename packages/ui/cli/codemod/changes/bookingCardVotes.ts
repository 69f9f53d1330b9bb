import { types } from 'recast';
import type { Codemod } from '../Codemod';
import { changeToSlot } from '../changeToSlot';
import type { Expression, SourceModule } from '../SourceModule';

const { builders, namedTypes } = types;
type Attribute = types.namedTypes.JSXAttribute | types.namedTypes.JSXSpreadAttribute;

/** Changes `votes={{ label, … }}` of BookingCard to `votes={<VoteButtons label={label} … />}`. */
export const bookingCardVotes: Codemod = {
  description: 'Passes <VoteButtons … /> to `votes` of BookingCard in place of its props.',
  change: (module) =>
    changeToSlot(module, {
      component: 'BookingCard',
      prop: 'votes',
      element: '<VoteButtons … />',
      toElement: toButtons,
    }),
};

function toButtons(votes: Expression, module: SourceModule): Expression {
  if (namedTypes.ObjectExpression.check(votes)) {
    const attributes = toAttributes(votes) ?? [builders.jsxSpreadAttribute(votes)];
    return module.createElement('VoteButtons', attributes);
  }
  if (namedTypes.Identifier.check(votes) || namedTypes.MemberExpression.check(votes)) {
    const buttons = module.createElement('VoteButtons', [builders.jsxSpreadAttribute(votes)]);
    return builders.logicalExpression('&&', votes, buttons);
  }
  module.note(votes, 'Pass `<VoteButtons … />` with these props to `votes`.');
  return votes;
}

/** Returns the properties of an object as attributes, or undefined if a property has no static name: `{ [key]: value }`. */
function toAttributes({ properties }: types.namedTypes.ObjectExpression): Attribute[] | undefined {
  const attributes: Attribute[] = [];
  for (const property of properties) {
    if (namedTypes.SpreadElement.check(property)) {
      attributes.push(builders.jsxSpreadAttribute(property.argument));
      continue;
    }
    if (!namedTypes.ObjectProperty.check(property) || property.computed) return undefined;
    const { key, value } = property;
    const name = namedTypes.Identifier.check(key) ? key.name : namedTypes.StringLiteral.check(key) ? key.value : '';
    if (!/^[\w-]+$/.test(name)) return undefined;
    // Quotes and backslashes in a text have another meaning in an attribute.
    const isPlain = namedTypes.StringLiteral.check(value) && !/["'\\&\n]/.test(value.value);
    attributes.push(
      builders.jsxAttribute(
        builders.jsxIdentifier(name),
        isPlain ? builders.stringLiteral(value.value) : builders.jsxExpressionContainer(value as Expression),
      ),
    );
  }
  return attributes;
}
