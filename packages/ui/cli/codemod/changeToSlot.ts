import { types } from 'recast';
import { type Expression, expressionOf, type SourceModule } from './SourceModule';

const { builders, namedTypes } = types;

/** A prop that became a slot. */
export interface SlotProp {
  readonly component: string;
  readonly prop: string;
  /** Names the element in the note to a spread, which may contain the prop: `<VoteButtons … />`. */
  readonly element: string;
  toElement(value: Expression, module: SourceModule): Expression;
}

/** Changes the values of a prop to the elements of its slot. */
export function changeToSlot(module: SourceModule, { component, prop, element, toElement }: SlotProp): void {
  for (const { openingElement } of module.listElements(component)) {
    for (const attribute of openingElement.attributes ?? []) {
      if (attribute.type === 'JSXSpreadAttribute') {
        module.note(attribute, `If what is spread has \`${prop}\`, pass \`${element}\` in it.`);
      } else if (attribute.name.name === prop) {
        const expression = expressionOf(attribute.value);
        if (expression)
          attribute.value = builders.jsxExpressionContainer(toSlot(expression, (value) => toElement(value, module)));
      }
    }
  }
}

/**
 * Rewrites each value that a prop may get, when the prop becomes a slot: those of `a ? b : c`, `a && b` and `a ?? b`. Elements
 * and empty values, such as undefined, stay unchanged.
 */
function toSlot(value: Expression, toElement: (value: Expression) => Expression): Expression {
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
