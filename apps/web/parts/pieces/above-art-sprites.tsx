// Scenes on the above-ground cards.

export function AboveArtSprites() {
  return (
    <>
      <symbol id="art-workforce" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">
        <path d="M10 42V20h120v22Z" fill="#a5533a" />
        <path d="M4 21 26 8h88l22 13Z" fill="#4d5258" />
        <path d="M18 36V29a6 6 0 0 1 12 0v7Z" fill="#ffe1a0" />
        <path d="M20 33c0-4 1.5-5.5 4-5.5s4 1.5 4 5.5ZM19 33h10v1.5h-10Z" fill="#2a211b" />
        <path d="M40 36V29a6 6 0 0 1 12 0v7Z" fill="#ffe1a0" />
        <path d="M42 33c0-4 1.5-5.5 4-5.5s4 1.5 4 5.5ZM41 33h10v1.5h-10Z" fill="#2a211b" />
        <path d="M62 36V29a6 6 0 0 1 12 0v7Z" fill="#ffe1a0" />
        <path d="M64 33c0-4 1.5-5.5 4-5.5s4 1.5 4 5.5ZM63 33h10v1.5h-10Z" fill="#2a211b" />
        <path d="M84 36V29a6 6 0 0 1 12 0v7Z" fill="#ffe1a0" />
        <path d="M86 33c0-4 1.5-5.5 4-5.5s4 1.5 4 5.5ZM85 33h10v1.5h-10Z" fill="#2a211b" />
        <path d="M106 36V29a6 6 0 0 1 12 0v7Z" fill="#ffe1a0" />
        <path d="M108 33c0-4 1.5-5.5 4-5.5s4 1.5 4 5.5ZM107 33h10v1.5h-10Z" fill="#2a211b" />
        <path d="M0 42h140v4H0Z" fill="#7d6a49" />
      </symbol>
      <symbol id="art-coking" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">
        <path d="M6 42V18h110v24Z" fill="#8a4731" />
        <path d="M2 14h118v6H2Z" fill="#4d5258" />
        <path d="M16 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M18 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M20 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M32 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M34 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M36 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M48 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M50 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M52 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M64 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M66 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M68 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M80 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M82 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M84 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M96 42V28a6 6 0 0 1 12 0v14Z" fill="#241a15" />
        <path d="M98 42c0-6 4-6 4-12 3 4 4 7 4 12Z" fill="#f19a1b" />
        <path d="M100 42c0-3 2-4 2-7 1.5 2 2 4 2 7Z" fill="#ffe08a" />
        <path d="M122 42V6h8v36Z" fill="#7d3a27" />
        <path d="M126 4q-10-6-26-2t-30 0" stroke="var(--smoke)" strokeWidth="6" fill="none" opacity=".6" strokeLinecap="round" />
        <path d="M0 42h140v4H0Z" fill="#5d4d38" />
      </symbol>
      <symbol id="art-ironworks" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">
        <path d="M48 42 54 12h16l6 30Z" fill="#5d666e" />
        <path d="M64 12h6l6 30h-7Z" fill="#000" opacity=".2" />
        <path d="M50 8h24v6H50Z" fill="#39424a" />
        <path d="M54 8q4-8 8-6t8 6Z" fill="#f19a1b" />
        <path d="M54 42v-8h16v8Z" fill="#241a15" />
        <path d="M57 42v-4h10v4l16 2H50Z" fill="#ffb02e" />
        <path d="M86 42V20h40v22Z" fill="#a5533a" />
        <path d="M84 21l10-8v8l10-8v8l10-8v8l12-8v8Z" fill="#4d5258" />
        <path d="M12 42V18h8v24ZM26 42V14h8v28Z" fill="#7d3a27" />
        <path d="M40 40 16 22" stroke="#39424a" strokeWidth="3" />
        <path d="M0 42h140v4H0Z" fill="#5d4d38" />
      </symbol>
      <symbol id="art-loading" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">
        <path d="M36 26V4h44v22l-10 6H46Z" fill="#5d666e" />
        <path d="M36 4h44v5H36Z" fill="#39424a" />
        <path d="M40 26v16M76 26v16" stroke="#39424a" strokeWidth="4" />
        <path d="M54 32h8v5h-8Z" fill="#241a15" />
        <g transform="translate(84 20) scale(.52)">
          <use href="#v-engine" width="64" height="44" />
        </g>
        <g transform="translate(46 28) scale(.52)">
          <use href="#cart" width="44" height="30" />
        </g>
        <g transform="translate(14 28) scale(.52)">
          <use href="#cart" width="44" height="30" />
        </g>
        <path d="M0 42h140v4H0Z" fill="#5d4d38" />
        <path d="M0 42.5h140" stroke="#8c969f" strokeWidth="1.5" />
      </symbol>
      <symbol id="art-administration" viewBox="0 0 140 46" preserveAspectRatio="xMidYMax slice">
        <path d="M34 42V18h72v24Z" fill="#d9c9a8" />
        <path d="M60 42V10h20v32Z" fill="#e8dab9" />
        <path d="M30 19 40 8h60l10 11Z" fill="#4d5258" />
        <path d="M56 12 70 1l14 11Z" fill="#39424a" />
        <path d="M40 24h5v8h-5Z" fill="#5c7286" />
        <path d="M49 24h5v8h-5Z" fill="#5c7286" />
        <path d="M88 24h5v8h-5Z" fill="#5c7286" />
        <path d="M97 24h5v8h-5Z" fill="#5c7286" />
        <path d="M64 16h4v7h-4ZM72 16h4v7h-4ZM66 42V31h8v11Z" fill="#5c7286" />
        <path d="M14 42c-8-4-8-18 2-20 10 2 10 16 2 20ZM124 42c-8-4-8-18 2-20 10 2 10 16 2 20Z" fill="#5c7046" />
        <path d="M0 42h140v4H0Z" fill="#7d8a58" />
      </symbol>
    </>
  );
}
