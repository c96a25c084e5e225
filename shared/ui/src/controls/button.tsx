import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, keyframes, styled } from 'styled-components'

import { inOwnElement, type Elements } from '../composition/elements'
import { color, font, media, motion, radius, shadow, space, text, weight } from '../theme/tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'text'
export type ButtonSize = 's' | 'm' | 'l'

interface Look {
  $variant: ButtonVariant
  $size: ButtonSize
  $block: boolean
}

const heights: Record<ButtonSize, string> = { s: space[8], m: space[10], l: space[12] }
const paddings: Record<ButtonSize, string> = { s: space[3], m: space[5], l: space[8] }
const typeSizes: Record<ButtonSize, string> = { s: text.s, m: text.s, l: text.m }

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentStrong};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: ${color.dangerStrong};
    }
  `,
  secondary: css`
    border-color: ${color.border};
    background: ${color.surface};
    box-shadow: ${shadow[1]};
    color: ${color.text};
    &:hover {
      border-color: ${color.accentText};
      color: ${color.accentText};
    }
    &:active {
      background: ${color.accentSoft};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    &:hover {
      background: ${color.accentSoft};
      color: ${color.accentText};
    }
  `,
  text: css`
    height: auto;
    padding: 0;
    background: transparent;
    color: ${color.accentText};
    &:hover {
      text-decoration: underline;
    }
  `,
}

/** `:disabled` for a button that cannot act, `aria-disabled` for one that keeps its focus meanwhile. */
const idle = css`
  &:is(:disabled, [aria-disabled='true']:not([aria-busy='true'])) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    box-shadow: none;
    color: ${color.textSubtle};
    cursor: not-allowed;
    text-decoration: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`

const face = css<Look>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: none;
  height: ${({ $size }) => heights[$size]};
  padding-inline: ${({ $size }) => paddings[$size]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font: ${weight.medium} ${({ $size }) => typeSizes[$size]} ${font.sans};
  white-space: nowrap;
  user-select: none;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast},
    scale ${motion.fast};

  &:active:not(:disabled, [aria-disabled='true']) {
    scale: 0.98;
  }
  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }

  ${({ $variant }) => variants[$variant]}
`

const ButtonFace = styled.button<Look>`
  ${face}
  ${idle}
  ${({ $variant }) =>
    $variant === 'text' &&
    css`
      &:disabled {
        border-color: transparent;
        background: transparent;
      }
    `}
`

const LinkFace = styled(Link)<Look>`
  ${face}
`

const turn = keyframes`
  to { rotate: 1turn; }
`

const Spinner = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media ${media.reducedMotion} {
    animation-duration: 4s;
  }
`

/** Keeps the button's width while the spinner replaces the label. */
const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`

interface LookProps {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Takes the whole width. */
  block?: boolean
  /** Before the label. */
  icon?: Elements
}

export interface ButtonProps extends ComponentProps<'button'>, LookProps {
  /** Busy: shows a spinner, keeps its size and focus, and ignores presses. */
  loading?: boolean
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  variant = 'secondary',
  size = 'm',
  block = false,
  icon,
  loading = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ButtonFace
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      onClick={loading ? refuse : onClick}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <Content $hidden={loading}>
        {icon}
        {inOwnElement(children)}
      </Content>
      {loading ? <Spinner aria-hidden /> : null}
    </ButtonFace>
  )
}

export interface ButtonLinkProps extends LinkProps, LookProps {}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'm',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkFace {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {inOwnElement(children)}
    </LinkFace>
  )
}

const IconFace = styled(ButtonFace)`
  width: ${({ $size }) => heights[$size]};
  padding: 0;
  font-size: 1.125rem;
`

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The button's name, in words. */
  label: string
  icon: Elements
  variant?: Exclude<ButtonVariant, 'text'>
  size?: ButtonSize
}

/** A square button with an icon; screen readers hear its label. */
export function IconButton({ label, icon, variant = 'ghost', size = 'm', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconFace {...rest} type={type} aria-label={label} $variant={variant} $size={size} $block={false}>
      {icon}
    </IconFace>
  )
}
