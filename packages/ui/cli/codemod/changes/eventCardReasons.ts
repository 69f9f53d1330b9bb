import { types } from 'recast';
import type { Codemod } from '../Codemod';
import { changeToSlot } from '../changeToSlot';
import type { Expression, SourceModule } from '../SourceModule';

const { builders, namedTypes } = types;

/** Changes `reasons={list}` of EventCard to `reasons={<ReasonSummary reasons={list} … />}`. */
export const eventCardReasons: Codemod = {
  description: 'Passes <ReasonSummary … /> to `reasons` of EventCard in place of a list.',
  change: (module) =>
    changeToSlot(module, {
      component: 'EventCard',
      prop: 'reasons',
      element: '<ReasonSummary … />',
      toElement: toSummary,
    }),
};

/** A list that may be empty is shown only if it has reasons: before, an empty list was no line. */
function toSummary(list: Expression, module: SourceModule): Expression {
  if (namedTypes.ArrayExpression.check(list)) return list.elements.length > 0 ? toElement(list, module) : nothing();
  if (namedTypes.Identifier.check(list) || namedTypes.MemberExpression.check(list)) {
    const length = builders.optionalMemberExpression(list, builders.identifier('length'));
    return builders.conditionalExpression(length, toElement(list, module), nothing());
  }
  module.note(list, 'Pass `<ReasonSummary … />` with this list to `reasons`, or nothing if the list is empty.');
  return list;
}

function toElement(list: Expression, module: SourceModule): Expression {
  module.note(list, 'Translate `totalLabel`, the unit after the sum of the reasons.');
  const attributes = [
    builders.jsxAttribute(builders.jsxIdentifier('reasons'), builders.jsxExpressionContainer(list)),
    builders.jsxAttribute(builders.jsxIdentifier('totalLabel'), builders.stringLiteral('points')),
  ];
  return module.createElement('ReasonSummary', attributes);
}

function nothing(): Expression {
  return builders.identifier('undefined');
}
