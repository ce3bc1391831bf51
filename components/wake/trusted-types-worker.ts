import type { TrustedScripts } from "@/lib/wake-plan";
import { installTrustedTypesPolicy } from "./trusted-types";

/** Prepended to the framework's worker bootstrap script, whose loader also passes plain URLs. Replaced with its value by the compiler. */
declare const TRUSTED: TrustedScripts;

installTrustedTypesPolicy(TRUSTED);
