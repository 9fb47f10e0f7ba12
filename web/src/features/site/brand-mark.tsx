import s from './brand-mark.module.css';

/** The logo: a ruler, for the character 測 (measure). */
export function BrandMark({ name, logo }: { name: string; logo?: string | null }) {
  return (
    <span className={s.brand}>
      {logo ? (
        <img className={s.logo} src={logo} alt="" />
      ) : (
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M2.5 2v14M15.5 2v14M2.5 9h13M6.8 6.4v5.2M11.2 6.4v5.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span className={s.name}>{name}</span>
    </span>
  );
}
