import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { qrCode } from './qr.ts';

/** The light edge that a camera needs around a code, in modules. */
const QUIET = 4;

/** A link as a code for a camera, dark on light by day and by night. What is too long is not drawn. */
export const QrCode = ({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}): ReactNode => {
  const code = useMemo(() => qrCode(text), [text]);
  if (code === undefined) return undefined;
  const size = code.length + 2 * QUIET;
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={path} fill="#1a1208" />
    </svg>
  );
};
