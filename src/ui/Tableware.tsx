interface TablewareProps {
  /** For its size and place in a scene. */
  readonly className: string;
}

/** In the frame of the menu's pictures, so that `place` puts them by the same figures. */
const frame = { viewBox: '0 0 400 300', width: 400, height: 300, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What lies on a counter beside food, in the hand of the menu's pictures. */
export const Linen = ({ className }: TablewareProps) => (
  <svg {...frame} className={className} aria-hidden>
    <path fill="#1d0e04" d="M30 268l74-64 290 2-60 66z" opacity=".12" />
    <path fill="#dcc7a4" d="M16 262l84-64 284 2-62 66q-150 6-306-4z" />
    <path fill="#f6ead4" d="M16 258l84-62 284 2-62 62q-150 6-306-2z" />
    <path fill="#efdfc2" d="M130 226l54-30 200 2-62 62-60 2q40-26 60-36-90-2-192 0z" />
    <path stroke="#b35c3d" strokeWidth="5" d="M34 247q150 5 302-1" />
    <path stroke="#b35c3d" strokeWidth="2.2" d="M46 238q148 5 298-1" />
    <path stroke="#b35c3d" strokeWidth="2.2" d="M25 254q150 5 300 1" />
  </svg>
);
/** A wooden spoon. */
export const Spoon = ({ className }: TablewareProps) => (
  <svg {...frame} className={className} aria-hidden>
    <path fill="#1d0e04" d="M60 252q120-10 300-6 4 6-4 8-160 0-290 8z" opacity=".12" />
    <path fill="#a26f40" d="M40 244q6-16 40-14 26 2 34 10l236-10q12 2 10 8-2 6-14 6l-230 4q-14 12-42 12-32 0-34-16z" />
    <path fill="#c48f59" d="M42 242q6-13 38-12 25 2 33 9l237-10q10 1 9 6-2 5-12 5l-234 5q-14 9-38 9-32 0-33-12z" />
    <path fill="#8f6135" d="M50 241q8-7 28-6 18 2 22 6-8 7-24 7-22 0-26-7z" />
  </svg>
);
/** Crumbs, as after a meal. */
export const Crumbs = ({ className }: TablewareProps) => (
  <svg {...frame} className={className} aria-hidden>
    <path
      fill="#8a4a22"
      d="M80 232q8-8 16-2 6 8-4 12-14 2-12-10zM150 246q8-6 14 0 2 8-6 9-10 0-8-9zM214 226q16-10 26 0 6 10-8 15-20 2-18-15zM300 240q8-8 16-2 4 8-6 11-12 0-10-9zM262 252q5-4 9 0 1 5-4 6-6 0-5-6zM186 234q4-4 8 0 1 5-4 5-5 0-4-5z"
    />
    <path
      fill="#d8954a"
      d="M80 229q8-7 15-2 5 6-4 9-12 2-11-7zM150 244q7-5 13 0 2 6-6 7-8 0-7-7zM214 223q16-9 25 0 5 8-8 12-18 2-17-12zM300 237q8-7 15-2 4 6-5 9-11 0-10-7zM262 251q5-3 8 0 1 4-4 4-5 0-4-4zM186 232q4-3 7 0 1 4-4 4-4 0-3-4z"
    />
    <path fill="#f1cb8d" d="M218 222q8-5 14-2-6 2-12 6z" />
  </svg>
);
/** A round board. */
export const Board = ({ className }: TablewareProps) => (
  <svg viewBox="0 0 310 108" className={className} aria-hidden>
    <g fill="#1d0e04">
      <ellipse cx="163" cy="66" rx="146" ry="41" opacity=".1" />
      <ellipse cx="163" cy="66" rx="136" ry="33" opacity=".13" />
    </g>
    <ellipse cx="155" cy="59" rx="150" ry="44" fill="#a26f40" />
    <ellipse cx="155" cy="49" rx="150" ry="44" fill="#c48f59" />
    <path
      d="M24 40Q60 14 130 10M200 88q56-6 84-26M60 30q40-14 86-14"
      stroke="#dcb27f"
      strokeWidth="2.4"
      strokeLinecap="round"
      fill="none"
    />
  </svg>
);
