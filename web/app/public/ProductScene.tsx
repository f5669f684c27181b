import classes from './ProductScene.module.css'

const scene = 'product-scene'

/** The drawing of a bottle beside a window, 320 by 480. A page that shows it has one `ProductSceneDefinition`. */
export function ProductScene() {
  return (
    <svg viewBox="0 0 320 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${scene}`} />
    </svg>
  )
}

/** What `ProductScene` shows, once for all of them. It takes no room itself. */
export function ProductSceneDefinition() {
  return (
    <svg className={classes.definition} width={0} height={0} aria-hidden="true">
      <defs>
        <linearGradient id="wall" x2=".7" y2="1">
          <stop stopColor="#f9e6d2" />
          <stop offset="1" stopColor="#d49a78" />
        </linearGradient>
        <linearGradient id="wood" x2="0" y2="1">
          <stop stopColor="#b9764a" />
          <stop offset="1" stopColor="#70391f" />
        </linearGradient>
        <linearGradient id="glass">
          <stop stopColor="#6e3210" />
          <stop offset=".25" stopColor="#d98a44" />
          <stop offset=".6" stopColor="#9a4d1c" />
          <stop offset="1" stopColor="#4d210a" />
        </linearGradient>
        <linearGradient id="pale">
          <stop stopColor="#fffaf2" />
          <stop offset="1" stopColor="#cdb7a0" />
        </linearGradient>
        <symbol id={scene} viewBox="0 0 320 480" preserveAspectRatio="xMidYMid slice">
          <path fill="url(#wall)" d="M0 0h320v480H0z" />
          <path
            fill="#fffbea"
            opacity=".38"
            d="m30-20 70 24v84L30 64zm82 28 70 24v84l-70-24zM30 80l70 24v84l-70-24zm82 28 70 24v84l-70-24zM30 180l70 24v74l-70-24z"
          />
          <path fill="url(#wood)" d="M0 348h320v132H0z" />
          <path fill="#f2d2b0" opacity=".5" d="M0 346h320v3H0z" />
          <path fill="#fff3dc" opacity=".14" d="M0 372c120-16 190 50 220 108H0z" />
          <g fill="#5f7d48">
            <path d="M262 372c-6-60 6-110 40-146 12 52-2 108-40 146z" />
            <path fill="#4c6a3b" d="M258 372c-34-40-40-84-28-134 32 34 42 84 28 134z" />
            <path fill="#76935a" d="M260 374c14-34 34-56 66-66-4 36-28 60-66 66z" />
            <path fill="#6a8850" d="M256 374c-24-14-40-36-46-66 28 8 44 32 46 66z" />
          </g>
          <path fill="#b9825a" d="M232 366h56l-8 50h-40z" />
          <ellipse cx="160" cy="408" rx="104" ry="26" fill="#8c5432" />
          <ellipse cx="160" cy="396" rx="104" ry="26" fill="#e2b48c" />
          <ellipse cx="182" cy="400" rx="62" ry="13" fill="#7a4526" opacity=".45" />
          <path
            fill="url(#glass)"
            d="M118 396V252c0-20 12-30 28-32v-14h28v14c16 2 28 12 28 32v144c-24 12-60 12-84 0z"
          />
          <path fill="#fff" opacity=".28" d="M128 256c0-12 4-18 10-22v152l-10-4z" />
          <path fill="#241318" d="M142 160c0-22 36-22 36 0v46h-36z" />
          <path fill="#4a3236" d="M148 152c0-10 8-10 8 0v52h-8z" />
          <path fill="url(#pale)" d="M128 290h64v74c-20 6-44 6-64 0z" />
          <path fill="#9a4d1c" d="M142 306h36v4h-36zm6 12h24v2h-24zm-4 14h32v2h-32zm8 8h16v2h-16z" />
          <ellipse cx="76" cy="424" rx="42" ry="10" fill="#4d2815" opacity=".4" />
          <path fill="#a8492f" d="M42 380h64v36c0 12-64 12-64 0z" />
          <path fill="url(#pale)" d="M38 364c0-8 72-8 72 0v18c0 8-72 8-72 0z" />
        </symbol>
      </defs>
    </svg>
  )
}
