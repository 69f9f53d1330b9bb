import type { AnyStateMachine } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

type Node = ReturnType<typeof toDirectedGraph>;
type Edge = Pick<Node['edges'][number], 'source' | 'target' | 'transition'>;

/**
 * Draws a machine as a Mermaid flowchart: every state and every transition, with its event and its guard. A dot marks
 * the initial state. A dashed box means « anywhere in here ».
 */
export function toChart(machine: AnyStateMachine): string {
  const root = toDirectedGraph(machine);
  return ['flowchart TB', ...drawNode(root, '  '), ...drawEdges(root)].join('\n');
}

function drawNode({ stateNode, children, edges }: Node, indent: string): string[] {
  const name = nameOf(stateNode.id);
  if (children.length === 0) {
    const isFinal = stateNode.type === 'final';
    return [`${indent}${name}${isFinal ? '([' : '('}"${stateNode.key}"${isFinal ? '])' : ')'}`];
  }
  const inner = `${indent}  `;
  const initial = stateNode.type === 'compound' ? stateNode.initial.target[0] : undefined;
  return [
    `${indent}subgraph ${name}["${stateNode.key}"]`,
    ...(initial ? [`${inner}${name}_begin(( ))`, `${inner}${name}_begin --> ${nameOf(initial.id)}`] : []),
    ...(edges.length > 0 ? [`${inner}${name}_anywhere["anywhere"]:::anywhere`] : []),
    ...children.flatMap((child) => drawNode(child, inner)),
    `${indent}end`,
  ];
}

/** Draws one arrow for each pair of states, with all transitions from one to the other. */
function drawEdges(root: Node): string[] {
  const labels = new Map<string, string[]>();
  for (const edge of edgesOf(root)) {
    const arrow = `${startOf(edge)} -->|LABEL| ${endOf(edge)}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), labelOf(edge)]);
  }
  return [
    ...[...labels].map(
      ([arrow, texts]) => `  ${arrow.replace('LABEL', () => `"${[...new Set(texts)].join('<br/>')}"`)}`,
    ),
    '  classDef anywhere stroke-dasharray: 4 4',
  ];
}

function edgesOf({ stateNode, edges, children }: Node): Edge[] {
  // Transitions that need no event are missing from XState's graph.
  const always = (stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ source: stateNode, target, transition })),
  );
  return [...always, ...edges, ...children.flatMap(edgesOf)];
}

function startOf({ source }: Edge): string {
  const name = nameOf(source.id);
  return Object.keys(source.states).length > 0 ? `${name}_anywhere` : name;
}

/**
 * Returns the end of an arrow. An arrow into a compound state ends at its initial dot. An arrow without a target
 * returns to its start.
 */
function endOf(edge: Edge): string {
  const { source, target, transition } = edge;
  if (!transition.target) return startOf(edge);
  return target.type === 'compound' && target !== source ? `${nameOf(target.id)}_begin` : nameOf(target.id);
}

function labelOf({ transition: { eventType, guard } }: Edge): string {
  const question = guardOf(guard);
  return `${eventOf(eventType) || 'at once'}${question ? ` [${question}]` : ''}`;
}

function eventOf(type: string): string {
  const [, happening, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (happening && name) return `${name} ${happening === 'done' ? 'succeeds' : 'fails'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  return delay ? `after ${delay}` : type;
}

function guardOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : undefined;
}

function nameOf(id: string): string {
  return id.replaceAll(/\W/g, '_');
}
