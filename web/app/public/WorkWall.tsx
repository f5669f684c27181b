import classes from './WorkWall.module.css'

const works = [
  { kind: 'Beauty', place: 'London', reach: '214 k', scene: 'bottle' },
  { kind: 'Running', place: 'Leeds', reach: '88 k', scene: 'hills' },
  { kind: 'Food', place: 'Bristol', reach: '132 k', scene: 'plate' },
  { kind: 'Voice', place: 'Glasgow', reach: '', scene: 'wave' },
  { kind: 'Dance', place: 'Cardiff', reach: '51 k', scene: 'ribbon' },
  { kind: 'Gardens', place: 'York', reach: '64 k', scene: 'leaves' },
] as const

/** Six drawn examples of work, each with a caption. */
export function WorkWall() {
  return (
    <ul className={classes.wall} aria-label="Kinds of work">
      {works.map(({ kind, place, reach, scene }) => (
        <li key={kind} className={classes.work} data-scene={scene}>
          <Scene name={scene} />
          <p className={classes.text}>
            {kind} · {place}
            {reach && <span>{reach} followers</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Scene({ name }: { name: (typeof works)[number]['scene'] }) {
  return (
    <svg
      viewBox="0 0 120 160"
      className={classes.scene}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {scenes[name]}
    </svg>
  )
}

const scenes = {
  bottle: (
    <>
      <circle cx="60" cy="72" r="40" fill="#fff" opacity=".22" />
      <rect x="46" y="46" width="28" height="58" rx="8" fill="#7d1f52" />
      <rect x="53" y="30" width="14" height="18" rx="3" fill="#3c1033" />
      <rect x="52" y="66" width="16" height="22" rx="2" fill="#fbe6d2" opacity=".85" />
    </>
  ),
  hills: (
    <>
      <circle cx="86" cy="40" r="14" fill="#fff" opacity=".5" />
      <path d="M0 96c26-22 52-20 74-6s34 8 46 0v70H0z" fill="#1d5f8f" opacity=".75" />
      <path d="M0 122c30-18 62-10 84 0s28 4 36-2v40H0z" fill="#123c6b" />
      <path
        d="M40 122c14-8 26-14 30-24s-4-16 8-24"
        fill="none"
        stroke="#d9f3ec"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
    </>
  ),
  plate: (
    <>
      <circle cx="60" cy="74" r="42" fill="#fff4dc" />
      <circle cx="60" cy="74" r="30" fill="#f3dfb4" />
      <circle cx="50" cy="66" r="11" fill="#b4472a" />
      <circle cx="70" cy="70" r="9" fill="#4f7d3a" />
      <circle cx="58" cy="86" r="10" fill="#d98a26" />
    </>
  ),
  wave: (
    <g stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".82">
      <path d="M20 76v10M32 64v34M44 50v62M56 70v22M68 40v82M80 58v46M92 70v22M104 78v6" />
    </g>
  ),
  ribbon: (
    <g fill="none" strokeLinecap="round">
      <path
        d="M-6 120c40-6 30-60 62-62s20 44 46 40 26-30 30-50"
        stroke="#fff"
        strokeWidth="11"
        opacity=".3"
      />
      <path d="M-6 96c34 10 40-38 66-40s20 34 66 14" stroke="#ffd9d2" strokeWidth="6" opacity=".85" />
      <circle cx="66" cy="34" r="8" fill="#ffe9e2" />
    </g>
  ),
  leaves: (
    <g>
      <path d="M60 150C58 110 62 80 60 44" stroke="#0f4a36" strokeWidth="3" fill="none" />
      <path d="M60 110c-26 0-36-16-38-30 22 0 36 12 38 30z" fill="#145c43" />
      <path d="M60 92c24 0 34-14 36-28-20 0-34 12-36 28z" fill="#1c7a58" />
      <path d="M60 66c-18-2-26-14-26-26 16 2 26 12 26 26z" fill="#2b9970" />
      <path d="M60 54c12-4 18-14 16-26-12 4-18 14-16 26z" fill="#bfe6a8" />
    </g>
  ),
}
