import { blocksOf, type Inline, inlineOf } from '@shop/contract/rich-text'
import { Link } from 'react-router'

/** One line of the owner's text. */
export function InlineText({ text, breaking = false }: { text: string; breaking?: boolean }) {
  const nodes = inlineOf(text)
  return nodes.map((node, index) => (
    // A text that is not edited here: its parts never change places.
    <InlineNode
      key={`${index}-${node.text}`}
      node={node}
      onOwnLine={breaking && index > 0 && index === nodes.length - 1}
    />
  ))
}

/** Paragraphs and lists of the owner's text. */
export function RichText({ text }: { text: string }) {
  return blocksOf(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={`${index}-p`}>
        <Nodes nodes={block.content} />
      </p>
    ) : (
      <ul key={`${index}-ul`} className="list-disc pl-5">
        {block.items.map((item, position) => (
          <li key={`${position}-${item[0]?.text ?? ''}`}>
            <Nodes nodes={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

function Nodes({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => (
    <InlineNode key={`${index}-${node.text}`} node={node} onOwnLine={false} />
  ))
}

const linkStyle = 'underline underline-offset-4 hover:text-wine'

function InlineNode({ node, onOwnLine }: { node: Inline; onOwnLine: boolean }) {
  if (node.kind === 'bold') return <strong>{node.text}</strong>
  if (node.kind === 'italic') return <em className={onOwnLine ? 'block' : undefined}>{node.text}</em>
  if (node.kind === 'text') return node.text
  return node.href.startsWith('/') ? (
    <Link to={node.href} className={linkStyle}>
      {node.text}
    </Link>
  ) : (
    <a href={node.href} rel="noopener" className={linkStyle}>
      {node.text}
    </a>
  )
}
