import { types } from 'recast';
import type { Expression } from './SourceModule';

const { namedTypes } = types;

/**
 * Rewrites each value that a prop may get, when the prop becomes a slot: those of `a ? b : c`, `a && b` and `a ?? b`. Elements
 * and empty values, such as undefined, stay unchanged.
 */
export function toSlot(value: Expression, toElement: (value: Expression) => Expression): Expression {
  if (namedTypes.JSXElement.check(value) || isNothing(value)) return value;
  if (namedTypes.ConditionalExpression.check(value)) {
    value.consequent = toSlot(value.consequent, toElement);
    value.alternate = toSlot(value.alternate, toElement);
    return value;
  }
  if (namedTypes.LogicalExpression.check(value)) {
    // The left side of `&&` is only a condition. The left side of `??` and `||` can be rendered.
    if (value.operator !== '&&') value.left = toSlot(value.left, toElement);
    value.right = toSlot(value.right, toElement);
    return value;
  }
  return toElement(value);
}

function isNothing(expression: Expression): boolean {
  const isUndefined = namedTypes.Identifier.check(expression) && expression.name === 'undefined';
  return isUndefined || namedTypes.NullLiteral.check(expression) || namedTypes.BooleanLiteral.check(expression);
}
